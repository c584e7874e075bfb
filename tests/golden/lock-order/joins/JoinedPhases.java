// run: scan --only lock-order
// expect: none
// The two threads take the locks in opposite orders, but the second is started only after the first has been joined.
public class JoinedPhases {
    private static final Object SOURCE = new Object();
    private static final Object TARGET = new Object();
    private static int copied;

    static class Export extends Thread {
        @Override
        public void run() {
            synchronized (SOURCE) {
                synchronized (TARGET) {
                    copied++;
                }
            }
        }
    }

    static class Import extends Thread {
        @Override
        public void run() {
            synchronized (TARGET) {
                synchronized (SOURCE) {
                    copied--;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread e = new Export();
        e.start();
        e.join();
        Thread i = new Import();
        i.start();
        i.join();
        System.out.println(copied);
    }
}
// corpus: unseen
