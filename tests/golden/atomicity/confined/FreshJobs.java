// run: scan --only atomicity
// expect: none
// the spooler locks every job once and a job made inside the lock twice, but that one is not yet shared
import java.util.ArrayDeque;

class Work {
    private int steps;
    private String owner;

    synchronized void owner(String o) {
        owner = o;
    }

    synchronized void step() {
        steps++;
    }

    synchronized String describe() {
        return owner + steps;
    }
}

class Yard {
    private final ArrayDeque<Work> queue = new ArrayDeque<>();

    synchronized void create(String owner) {
        Work w = new Work();
        w.owner(owner);
        w.step();
        queue.add(w);
    }

    synchronized void stepAll() {
        for (Work w : queue) {
            w.step();
        }
    }

    synchronized Work take() {
        return queue.poll();
    }
}

public class FreshJobs {
    public static void main(String[] args) {
        Yard yard = new Yard();
        new Thread(() -> yard.create("ann")).start();
        new Thread(yard::stepAll).start();
        new Thread(() -> {
            Work w = yard.take();
            if (w != null) {
                System.out.println(w.describe());
            }
        }).start();
    }
}
// corpus: unseen
