// run: scan --only lock-order --library
// expect: none
// Mutually recursive synchronized methods of one object.
public class MutualRecursionOk {
    private int n;
    public synchronized boolean even(int k) { return k == 0 || odd(k - 1); }
    public synchronized boolean odd(int k) { return k != 0 && even(k - 1); }
    public synchronized void set(int k) { n = even(k) ? k : 0; }
}
