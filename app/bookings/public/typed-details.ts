import { TRAP } from '#app/platform/forms/hidden-fields.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function keepDetails(host: HTMLElement) {
  const typed = new Map<string, string>();
  return {
    keep() {
      for (const control of controlsOf(host)) {
        if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) continue;
        typed.set(control.name, control.value);
      }
    },
    putBack() {
      for (const control of controlsOf(host)) {
        const text = typed.get(control.name);
        if (text === undefined) continue;
        if (control instanceof HTMLInputElement && control.type === 'radio') {
          control.checked = control.value === text;
        } else control.value = text;
      }
    },
  };
}

function controlsOf(host: HTMLElement): Control[] {
  const controls = [...host.querySelectorAll<Control>('input, select, textarea')];
  return controls.filter(
    ({ name, type }) => name && ![TRAP, 'start'].includes(name) && !/hidden|checkbox/.test(type),
  );
}
