// A barrier: before it and behind it.
import java.util.concurrent.*;
class Barrier extends Thread {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static int[] parts = new int[2]; // shared
    static int sum;
    final int id;
    Barrier(int id) { this.id = id; }
    public void run() {
        try {
            parts[id] = id; // @before not parallel: after, parallel: before
            barrier.await();
            sum = parts[0] + parts[1]; // @after parallel: after
        } catch (InterruptedException | BrokenBarrierException e) { }
    }
    public static void main(String[] args) {
        Thread a = new Barrier(0), b = new Barrier(1); // @made not parallel: before, not parallel: after
        a.start();
        b.start();
        sum = 1; // @main parallel: after, parallel: before
    }
}
