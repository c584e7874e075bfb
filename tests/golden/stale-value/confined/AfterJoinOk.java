// run: scan --only stale-value
// expect: none
// main is alone before it starts threads, and after it has waited for all of them.

public class AfterJoinOk {
    static class Sum {
        private int n;

        synchronized int get() { return n; }

        synchronized void set(int value) { n = value; }

        synchronized void add(int by) { n += by; }
    }

    public static void main(String[] args) throws InterruptedException {
        Sum sum = new Sum();
        sum.set(sum.get() + 1);
        Thread a = new Thread(() -> sum.add(1));
        Thread b = new Thread(() -> sum.add(2));
        a.start();
        b.start();
        a.join();
        b.join();
        sum.set(sum.get() * 2); // <- here
    }
}
