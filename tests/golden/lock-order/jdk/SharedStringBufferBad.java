// run: scan --only lock-order
// expect: lock-order locks=SharedStringBufferBad$Item,java.lang.StringBuffer
// A shared StringBuffer calls the item's synchronized toString under its own lock.
public class SharedStringBufferBad {
    static class Item {
        private final StringBuffer log;
        private int n;
        Item(StringBuffer l) { log = l; }
        @Override public synchronized String toString() { return "i"; }
        synchronized void note() { n++; log.length(); }
    }

    public static void main(String[] args) {
        StringBuffer log = new StringBuffer();
        Item it = new Item(log);
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { log.append((Object) it); log.setLength(0); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { it.note(); }
        }).start();
    }
}
