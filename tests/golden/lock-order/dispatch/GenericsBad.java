// run: scan --only lock-order --library
// expect: lock-order locks=GenericsBad$Box,GenericsBad$User
// A generic class calls a method of its type parameter's bound.
public class GenericsBad {
    interface Lockable { void touch(); }
    static class Holder<T extends Lockable> {
        final T item;
        Holder(T t) { item = t; }
        void touchItem() { item.touch(); }
    }
    public static final class Box implements Lockable {
        private int n;
        @Override public synchronized void touch() { n++; }
        public synchronized void use(User u) { u.mark(); }
    }
    public static final class User {
        private int n;
        public synchronized void mark() { n++; }
        public synchronized void open(Box b) { new Holder<Box>(b).touchItem(); }
    }
}
