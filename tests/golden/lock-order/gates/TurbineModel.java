// run: scan --only lock-order
// expect: none
// rotor and stator monitors are nested in both orders, but only inside the gate lock, so no two threads nest at once
import java.util.concurrent.locks.ReentrantLock;

public class TurbineModel {
    private static final class Part {
        private double heat;

        synchronized void add(double h) {
            heat += h;
        }

        synchronized double heat() {
            return heat;
        }
    }

    private final ReentrantLock gate = new ReentrantLock();
    private final Part rotor = new Part();
    private final Part stator = new Part();

    void forward(double h) {
        gate.lock();
        try {
            synchronized (rotor) {
                rotor.add(-h);
                synchronized (stator) {
                    stator.add(h);
                }
            }
        } finally {
            gate.unlock();
        }
    }

    void backward(double h) {
        gate.lock();
        try {
            synchronized (stator) {
                stator.add(-h);
                synchronized (rotor) {
                    rotor.add(h);
                }
            }
        } finally {
            gate.unlock();
        }
    }

    double rotorHeat() {
        return rotor.heat();
    }

    double statorHeat() {
        return stator.heat();
    }

    public static void main(String[] args) throws InterruptedException {
        TurbineModel m = new TurbineModel();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                m.forward(0.5);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                m.backward(0.5);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("rotor " + m.rotorHeat());
        System.out.println("stator " + m.statorHeat());
    }
}
// corpus: unseen17
