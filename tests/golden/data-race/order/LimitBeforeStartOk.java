// run: scan --only data-race
// expect: none
public class LimitBeforeStartOk {
    static long limit = 10;
    static class Checker implements Runnable {
        public void run() { if (System.nanoTime() > limit) System.out.println("over"); }
    }
    public static void main(String[] args) throws InterruptedException {
        limit = args.length > 0 ? Long.parseLong(args[0]) : 99;
        Thread t = new Thread(new Checker());
        t.start();
        t.join();
        limit = 7;
        Thread u = new Thread(new Checker());
        u.start();
    }
}
// corpus: unseen22
