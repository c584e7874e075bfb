// publish() blocks in put() on a full queue while holding calibration; the consumer must take calibration before every take(), so a full queue stops both.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

public class SensorPipeline {

    private final BlockingQueue<Double> samples = new ArrayBlockingQueue<>(2);
    private final ReentrantLock calibration = new ReentrantLock();
    private double offset = 0.5;
    private int requests;

    void publish(double raw) throws InterruptedException {
        calibration.lock();
        try {
            offset = offset * 0.9;
            samples.put(raw + offset);
        } finally {
            calibration.unlock();
        }
    }

    double consume() throws InterruptedException {
        calibration.lock();
        try {
            requests++;
        } finally {
            calibration.unlock();
        }
        return samples.take();
    }

    public static void main(String[] args) throws InterruptedException {
        SensorPipeline pipeline = new SensorPipeline();
        Thread sensor = new Thread(() -> {
            try {
                for (int i = 0; i < 6; i++) {
                    Thread.sleep(60);
                    pipeline.publish(i * 1.5);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "sensor");
        Thread recorder = new Thread(() -> {
            try {
                for (int i = 0; i < 6; i++) {
                    System.out.println("sample " + pipeline.consume());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "recorder");
        recorder.start();
        sensor.start();
        sensor.join();
        recorder.join();
    }
}
