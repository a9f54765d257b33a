// settings.tsx -- what players agree on before they begin: each setting of the game with its values.

import type { JSX } from "preact";
import type { LayoutMode, LayoutSetting, Settings, SettingValue } from "./protocol";
import { title } from "./words";

// The settings that games of the mode have.
export function settingsOf(all: LayoutSetting[], mode: LayoutMode): LayoutSetting[] {
  return all.filter(
    (row) => (row.players?.includes(mode.players) ?? true) && (!row.series || mode.series),
  );
}

// What a new game is told: the values that are not the usual ones, of the rows.
export function settingsSaid(rows: LayoutSetting[], chosen: Settings): Settings {
  const said: Settings = {};
  for (const { setting, usual } of rows) {
    const value = chosen[setting];
    if (value !== undefined && value !== usual) said[setting] = value;
  }
  return said;
}

function valueWords(value: SettingValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return title(String(value));
}

interface SettingsProps {
  rows: LayoutSetting[];
  chosen: Settings;
  choose: (chosen: Settings) => void;
}

export function SettingFields({ rows, chosen, choose }: SettingsProps): JSX.Element | null {
  const others = Object.keys(settingsSaid(rows, chosen)).length;

  if (!rows.length) return null;
  return (
    <details class="settings">
      <summary>
        Settings: {others ? `${others} of ${rows.length} not as usual` : "all as usual"}
      </summary>
      <div class="settings-fields">
        {rows.map((row) => (
          <div key={row.setting} class="setting">
            <label class="field">
              <span>{title(row.setting)}</span>
              <select
                value={row.values.indexOf(chosen[row.setting] ?? row.usual)}
                aria-describedby={`about-${row.setting}`}
                onChange={(event) => {
                  const value = row.values[Number(event.currentTarget.value)];
                  if (value !== undefined) choose({ ...chosen, [row.setting]: value });
                }}
              >
                {row.values.map((value, i) => (
                  <option key={i} value={i}>
                    {valueWords(value)}
                    {value === row.usual ? " (usual)" : ""}
                  </option>
                ))}
              </select>
            </label>
            <small id={`about-${row.setting}`} class="hint">
              {row.doc ? title(row.doc) : ""}
            </small>
          </div>
        ))}
      </div>
    </details>
  );
}
