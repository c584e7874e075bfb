// run: scan --only lock-order
// expect: lock-order
// The consumer blocks in queue.take() while holding the scene lock, and the producer must hold the scene lock before it can put a frame.
package lob.renderpipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class RenderPipeline {
    private final Object scene = new Object();
    private final List<String> sprites = new ArrayList<>();
    private final BlockingQueue<String> frames = new ArrayBlockingQueue<>(4);
    private int drawn;

    void produce(int n) throws InterruptedException {
        for (int i = 0; i < n; i++) {
            String frame;
            synchronized (scene) {
                sprites.add("sprite" + i);
                frame = String.join(",", sprites);
                if (sprites.size() > 8) {
                    sprites.clear();
                }
            }
            frames.put(frame);
        }
    }

    void draw() throws InterruptedException {
        synchronized (scene) {
            String frame = frames.take();
            drawn++;
            System.out.println(drawn + ": " + frame + " with " + sprites.size());
        }
    }

    public static void main(String[] args) throws Exception {
        RenderPipeline p = new RenderPipeline();
        Thread producer = new Thread(() -> {
            try {
                p.produce(200);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "simulate");
        Thread painter = new Thread(() -> {
            try {
                for (int i = 0; i < 200; i++) {
                    p.draw();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "paint");
        producer.start();
        painter.start();
        producer.join();
        painter.join();
    }
}
// corpus: unseen
