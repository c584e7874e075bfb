// run: scan --only stale-value
// expect: stale-value method=IsEmptyTakeBad.next line=here severity=medium

public class IsEmptyTakeBad {
    static class Queue {
        private final java.util.ArrayDeque<String> items = new java.util.ArrayDeque<>();
        synchronized boolean isEmpty() { return items.isEmpty(); }
        synchronized int size() { return items.size(); }
        synchronized String take() { return items.removeFirst(); }
        synchronized void put(String s) { items.addLast(s); }
    }

    private final Queue queue = new Queue();

    public void offer(String s) { queue.put(s); }

    public String next() {
        if (!queue.isEmpty())
            return queue.take(); // <- here
        return null;
    }
}
