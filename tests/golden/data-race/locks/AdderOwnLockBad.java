// run: scan --only data-race
// expect: data-race field=AdderOwnLockBad.total severity=high
public class AdderOwnLockBad {
    static int total;
    static class Adder implements Runnable {
        private final Object lock = new Object();
        public void run() { for (int i = 0; i < 1000; i++) synchronized (lock) { total += i; } }
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(new Adder()), b = new Thread(new Adder());
        a.start(); b.start(); a.join(); b.join();
        System.out.println(total);
    }
}
// corpus: unseen22
