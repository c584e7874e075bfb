// run: scan --only data-race
// expect: none
public class AdderGivenLockOk {
    static int total;
    static final Object lock = new Object();
    static class Adder implements Runnable {
        private final Object mine;
        Adder(Object l) { mine = l; }
        public void run() { for (int i = 0; i < 1000; i++) synchronized (mine) { total += i; } }
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(new Adder(lock)), b = new Thread(new Adder(lock));
        a.start(); b.start(); a.join(); b.join();
        System.out.println(total);
    }
}
// corpus: unseen22
