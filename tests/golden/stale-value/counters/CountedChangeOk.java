// run: scan --only stale-value --library
// expect: none
// How many to take out is found by the step that does it.

import java.util.ArrayDeque;

public class CountedChangeOk {
    private final ArrayDeque<Object> recent = new ArrayDeque<>();

    private synchronized int size() { return recent.size(); }

    private synchronized void trimTo(int most) {
        while (recent.size() > most)
            recent.removeFirst();
    }

    public synchronized void add(Object item) { recent.add(item); }

    public void trim() {
        int before = size();
        trimTo(100);
        System.out.println(before + " -> " + size());
    }
}
