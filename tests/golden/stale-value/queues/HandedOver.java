// run: scan --only stale-value
// expect: none
// the buffer is filled and drained by one thread before it is handed to the next through a queue (ownership transfer)
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Stage extends Thread {
    private final BlockingQueue<Vector<Integer>> in;

    Stage(BlockingQueue<Vector<Integer>> in) {
        this.in = in;
    }

    @Override
    public void run() {
        try {
            Vector<Integer> batch = in.take();
            int sum = 0;
            for (int v : batch) {
                sum += v;
            }
            System.out.println(sum);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

public class HandedOver {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Vector<Integer>> q = new ArrayBlockingQueue<>(1);
        Stage stage = new Stage(q);
        stage.start();
        Vector<Integer> batch = new Vector<>();
        for (int i = 0; i < 10; i++) {
            if (!batch.contains(i % 4)) {
                batch.add(i % 4);
            }
        }
        q.put(batch);
        stage.join();
    }
}
// corpus: unseen
