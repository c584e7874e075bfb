// run: scan --only lock-order
// expect: none
// The same in all threads that a loop starts.
import java.util.concurrent.*;
public class BarrierLoopOk {
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
                up();
                b.await();
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
