// run: scan --only lock-order
// expect: none
// Each thread has its own pair.
public class ThreadLocalPartsOk {
    static class Pair { final Object a = new Object(), b = new Object(); int n; }
    static final ThreadLocal<Pair> PAIR = ThreadLocal.withInitial(Pair::new);
    static void ab() { Pair p = PAIR.get(); synchronized (p.a) { synchronized (p.b) { p.n++; } } }
    static void ba() { Pair p = PAIR.get(); synchronized (p.b) { synchronized (p.a) { p.n--; } } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
