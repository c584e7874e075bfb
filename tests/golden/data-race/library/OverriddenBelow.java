// What an inherited method calls on itself is the subclass's own: a pooled store never opens the one connection that
// the plain store has, although it comes by the plain store's code.
// run: scan --library --only data-race
// expect: none
public class OverriddenBelow {
    public static class Plain {
        private Object connection;

        Object open() {
            if (connection == null)
                connection = new Object();
            return connection;
        }

        Object connect() {
            Object opened = open();
            return opened != null ? opened : open();
        }

        public synchronized int size() { return connect().hashCode(); }
        public synchronized void clear() { connection = null; }
    }

    public static class Pooled extends Plain {
        @Override
        Object open() { return new Object(); }
        @Override
        public int size() { return connect().hashCode(); }
        @Override
        public void clear() { connect(); }
    }
}
