// run: scan --library --only atomicity
// expect: none
// Whether there is an object is not what is inside of it.
import java.util.*;
public class InsideRemovedOk {
    public static final class Task { final long deadline; final Runnable body; Task(long d, Runnable b) { deadline = d; body = b; } long deadline() { return deadline; } }
    public static final class Queue {
        private final PriorityQueue<Task> heap = new PriorityQueue<>(Comparator.comparingLong(t -> t.deadline));
        public synchronized void add(Task t) { heap.add(t); }
        public synchronized Task peek() { return heap.peek(); }
        public synchronized Task poll() { return heap.poll(); }
        public synchronized Task pollDue(long now) { Task t = heap.peek(); if (t == null || t.deadline > now) return null; heap.poll(); return t; }
        public synchronized boolean remove(Task t) { return heap.remove(t); }
    }
    private final Queue queue;
    private int ran;
    public InsideRemovedOk(Queue q) { queue = q; }
    public synchronized int run(long now) {
        Task h = queue.peek(); if (h != null && h.deadline() <= now) { if (queue.remove(h)) { h.body.run(); ran++; } }
        return ran;
    }
    
}
