// run: scan --only lock-order --library
// expect: none
// clone() of an array copies the array; it is not the clone() of a class of the program.
public class ArrayCloneOk implements Cloneable {
    private final Object a = new Object(), b = new Object();
    private final String[] names = new String[2];
    public String[] names() { synchronized (a) { return names.clone(); } }
    @Override public ArrayCloneOk clone() { synchronized (b) { synchronized (a) { return new ArrayCloneOk(); } } }
}
