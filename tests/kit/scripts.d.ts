// What `make types-js` takes for granted about the scripts in src/kingdom/web/static.

// They listen to the document, so the target of an event is an element.
interface EventTarget {
  action: any;
  checked: any;
  closest(selectors: string): any;
  readonly dataset: DOMStringMap;
  form: any;
  hasAttribute(name: string): any;
  id: any;
  matches: any;
  method: any;
  requestSubmit: any;
  select: any;
  setAttribute(name: string, value: string): any;
  type: any;
  value: any;
}

interface Navigator {
  connection?: { saveData: boolean };
}
