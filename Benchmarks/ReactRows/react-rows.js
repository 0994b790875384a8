'use strict';
// The rows and changes of RowBenchmark with React. The page that loads this is named with ?rows=1000&rounds=5, and gets the lines that
// RowBenchmark prints as its text. All of it runs while the page loads, so a browser that dumps the page has measured before.

const { createElement, memo, useState } = React;

let nextID = 1;
const create = count => Array.from({ length: count }, () => ({ id: nextID, label: `pretty red table ${nextID++ % 97}` }));

const Row = memo(({ item, isSelected }) => createElement('div', { className: 'row' },
  createElement('span', null, item.id),
  createElement('span', { className: isSelected ? 'label selected' : 'label' }, item.label),
  createElement('span', null, 'x')));

let set;
const Table = () => {
  const [state, setState] = useState({ items: [], selection: null });
  set = setState;
  return state.items.map(item => createElement(Row, { key: item.id, item, isSelected: item.id === state.selection }));
};

const container = document.getElementById('rows');
const root = ReactDOM.createRoot(container);

// Writes, renders and lays out; nothing is painted.
const change = update => {
  ReactDOM.flushSync(() => set(update));
  return container.offsetHeight;
};
ReactDOM.flushSync(() => root.render(createElement(Table)));

const fill = count => change(() => ({ items: create(count), selection: null }));
const edit = (body, rest = {}) => change(state => {
  const items = state.items.slice();
  body(items);
  return { ...state, items, ...rest };
});
const update = (first, step) => edit(items => {
  for (let index = first; index < items.length; index += step)
    items[index] = { ...items[index], label: items[index].label + ' !!!' };
});

const changes = [
  ['create rows', 0, fill],
  ['replace all rows', null, fill],
  ['update every 10th row', null, () => update(0, 10)],
  ['update one row', null, count => update(count >> 1, count)],
  ['select a row', null, count => change(state => ({ ...state, selection: state.items[count >> 1].id }))],
  ['swap two rows', null, count => edit(items => {
    [items[1], items[count - 2]] = [items[count - 2], items[1]];
  })],
  ['remove a row', null, count => edit(items => items.splice(count >> 1, 1))],
  ['append a row', null, () => edit(items => items.push(...create(1)))],
  ['append 1,000 rows', null, () => edit(items => items.push(...create(1000)))],
  ['clear all rows', null, () => fill(0)],
];

const query = new URLSearchParams(location.search);
const count = Number(query.get('rows'));
const rounds = Number(query.get('rounds'));
const lines = changes.map(([name, before, body]) => {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    fill(before ?? count);
    const start = performance.now();
    body(count);
    // The first round finds nothing ready. It does not count.
    if (round > 0) times.push((performance.now() - start).toFixed(4));
  }
  return `React\t${name}\t${count}\t${times.join(' ')}`;
});
fill(0);
document.getElementById('result').textContent = lines.join('\n');
