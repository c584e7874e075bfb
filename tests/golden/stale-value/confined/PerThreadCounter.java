// run: scan --only stale-value
// expect: none
// each thread has its own counter object; get/set on it is confined
class StepCounter {
    private int steps;

    synchronized int get() {
        return steps;
    }

    synchronized void set(int n) {
        steps = n;
    }
}

class Hiker extends Thread {
    @Override
    public void run() {
        StepCounter own = new StepCounter();
        for (int i = 0; i < 1000; i++) {
            own.set(own.get() + 1);
        }
        System.out.println(getName() + " walked " + own.get());
    }
}

public class PerThreadCounter {
    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            new Hiker().start();
        }
    }
}
// corpus: unseen
