// run: scan --only stale-value
// expect: none
// each thread has its own Seq in a ThreadLocal
public class PerThreadSeq {
    static class Seq {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
    }

    private static final ThreadLocal<Seq> SEQ = ThreadLocal.withInitial(Seq::new);

    static String nextName() {
        Seq s = SEQ.get();
        int v = s.get();
        s.set(v + 1);
        return Thread.currentThread().getName() + "-" + v;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (int k = 0; k < 5; k++) System.out.println(nextName());
            }, "w" + i).start();
        }
    }
}
// corpus: unseen
