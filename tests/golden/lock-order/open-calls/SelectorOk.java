// run: scan --only lock-order --library
// expect: none
// cancel has released the key when it locks the selector.
public class SelectorOk {
    public static final class Selector {
        private final Key key = new Key(this);
        private int cancelled;
        public Key key() { return key; }
        public synchronized int select() { return key.ready() + cancelled; }
        synchronized void cancel(Key k) { cancelled++; }
    }
    public static final class Key {
        private final Selector selector;
        private int ops;
        Key(Selector s) { selector = s; }
        synchronized int ready() { return ops; }
        private synchronized void clear() { ops = 0; }
        public void cancel() { clear(); selector.cancel(this); }
    }
}
// corpus: software
