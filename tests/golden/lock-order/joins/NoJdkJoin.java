// Who starts what is told by names alone where there is no JDK; that join() waits is not.
//
// run: scan --only lock-order --jdk none
// expect: lock-order locks=java.lang.Object,java.lang.Object method=NoJdkJoin$FP_Worker.run
public class NoJdkJoin {
    static final Object A = new Object(), B = new Object();

    static class FP_Worker extends Thread {
        @Override
        public void run() {
            synchronized (B) {
                synchronized (A) {
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FP_Worker worker = new FP_Worker();
        worker.start();
        worker.join();
        synchronized (A) {
            synchronized (B) {
            }
        }
    }
}
