// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Nothing is known of the two but that the caller may exchange them.
public class ObjectArgumentsBad {
    public static int both(Object a, Object b) { synchronized (a) { synchronized (b) { return a.hashCode() + b.hashCode(); } } }
}
