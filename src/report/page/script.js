"use strict";
(() => {
  document.documentElement.classList.add("scripted");
  const findings = [...document.querySelectorAll(".finding")];
  const words = findings.map((f) => f.textContent.toLowerCase());
  const search = document.getElementById("search");
  const rule = document.getElementById("rule");
  const shown = document.getElementById("shown");
  const boxes = [...document.querySelectorAll("#controls input[type=checkbox]")];

  function filter() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const off = new Set(boxes.filter((b) => !b.checked).map((b) => b.value));
    let n = 0;
    findings.forEach((f, i) => {
      const is_shown = !off.has(f.dataset.severity) && !off.has(f.dataset.state) &&
        (!rule.value || f.dataset.rule === rule.value) && wanted.every((w) => words[i].includes(w));
      f.classList.toggle("hidden", !is_shown);
      n += is_shown;
    });
    document.querySelectorAll("section.package, section.rule").forEach((s) =>
      s.classList.toggle("hidden", !s.querySelector(".finding:not(.hidden)")));
    shown.textContent = n + " of " + findings.length;
  }
  const all = (open) => () => findings.forEach((f) => { f.firstElementChild.open = open; });
  search.addEventListener("input", filter);
  rule.addEventListener("change", filter);
  boxes.forEach((b) => b.addEventListener("change", filter));
  document.getElementById("open").addEventListener("click", all(true));
  document.getElementById("close").addEventListener("click", all(false));
  window.addEventListener("beforeprint", all(true));
  const target = () => {
    const f = location.hash && document.getElementById(location.hash.slice(1));
    if (f && f.classList.contains("finding")) { f.firstElementChild.open = true; f.scrollIntoView(); }
  };
  window.addEventListener("hashchange", target);
  filter();
  target();
})();
