// Objects that a queue hands over: the maker has them first, the taker afterwards.
import java.util.concurrent.*;
class HandOver {
    static class Job { int steps; int[] data = new int[4]; }
    static final BlockingQueue<Job> queue = new ArrayBlockingQueue<>(8);
    static void take() throws InterruptedException {
        for (;;) {
            Job job = queue.take();
            job.steps++; // @taken parallel: put, parallel: taken
        }
    }
    static void safeTake() { try { take(); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> safeTake()).start();
        new Thread(() -> safeTake()).start();
        for (int i = 0; i < 5; i++) {
            Job job = new Job();
            job.steps = i; // @put parallel: taken
            queue.put(job);
        }
        Job own = new Job(); // confined
        own.steps = 3;
    }
}
