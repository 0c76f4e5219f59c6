// What somebody prefers at the table, kept in this browser; and what survives a reload of this tab.

const KEY = "kingdom-settings";
const USUAL = { forced: true, deeds: "quick", rounds: true, replay: "normal" };

export function setting(name) {
  try { return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY)) }[name]; } catch { return USUAL[name]; }
}

export function prefer(name, value) {
  try { localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY)), [name]: value })); } catch { /* a browser that keeps nothing */ }
}

export function keep(name, value) {
  try { value === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, JSON.stringify(value)); } catch { /* likewise */ }
}

export function kept(name) {
  try { return JSON.parse(sessionStorage.getItem(name)); } catch { return null; }
}
