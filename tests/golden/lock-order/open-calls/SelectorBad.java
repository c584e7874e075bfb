// run: scan --only lock-order --library
// expect: lock-order locks=SelectorBad$Key,SelectorBad$Selector
// NIO shape: select holds the selector and locks its keys; cancel holds the key and locks the selector.
public class SelectorBad {
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
        public synchronized void cancel() { ops = 0; selector.cancel(this); }
    }
}
// corpus: software
