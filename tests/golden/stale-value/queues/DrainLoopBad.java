// run: scan --only stale-value
// expect: stale-value method=DrainLoopBad.drain line=here

public class DrainLoopBad {
    static class Queue {
        private final java.util.ArrayDeque<String> items = new java.util.ArrayDeque<>();
        synchronized boolean isEmpty() { return items.isEmpty(); }
        synchronized int size() { return items.size(); }
        synchronized String take() { return items.removeFirst(); }
        synchronized void put(String s) { items.addLast(s); }
    }

    private final Queue queue = new Queue();

    public void put(String s) { queue.put(s); }

    public int drain() {
        int n = 0;
        while (!queue.isEmpty()) {
            queue.take(); // <- here
            n++;
        }
        return n;
    }
}
