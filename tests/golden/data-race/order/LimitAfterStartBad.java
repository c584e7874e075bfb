// run: scan --only data-race
// expect: data-race field=LimitAfterStartBad.limit severity=high
public class LimitAfterStartBad {
    static long limit = 10;
    static class Checker implements Runnable {
        public void run() { if (System.nanoTime() > limit) System.out.println("over"); }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(new Checker());
        t.start();
        limit = Long.MAX_VALUE;
        t.join();
    }
}
// corpus: unseen22
