// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// Both orders behind the barrier.
import java.util.concurrent.*;
public class BarrierSamePhaseBad {
    static class Worker implements Runnable {
        final CyclicBarrier b;
        final Object x, y;
        Worker(CyclicBarrier b, Object x, Object y) {
            this.b = b;
            this.x = x;
            this.y = y;
        }
        public void run() {
            try {
                b.await();
                up();
                down();
            } catch (InterruptedException | BrokenBarrierException e) {}
        }
        void up() {
            synchronized (x) {
                synchronized (y) { System.out.println("up"); }
            }
        }
        void down() {
            synchronized (y) {
                synchronized (x) { System.out.println("down"); }
            }
        }
    }
    public static void main(String[] a) {
        CyclicBarrier b = new CyclicBarrier(3);
        Object x = new Object(), y = new Object();
        for (int i = 0; i < 3; i++) new Thread(new Worker(b, x, y)).start();
    }
}
