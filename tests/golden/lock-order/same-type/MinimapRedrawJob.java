// run: scan --only lock-order
// expect: none
// repaired form of fabioz/Pydev#129: stacked parameters are moved to a local list under their lock and disposed (which takes the display lock) after it is given back
import java.util.ArrayList;
import java.util.List;

final class DisplayDevice {
    private final Object platformLock = new Object();
    private int handles;

    int allocate() {
        synchronized (platformLock) {
            return ++handles;
        }
    }

    void free() {
        synchronized (platformLock) {
            handles--;
        }
    }

    void dispatch(Runnable event) {
        synchronized (platformLock) {
            event.run();
        }
    }

    int handles() {
        synchronized (platformLock) {
            return handles;
        }
    }
}

final class DrawParameters {
    private final DisplayDevice device;
    final int handle;

    DrawParameters(DisplayDevice device) {
        this.device = device;
        this.handle = device.allocate();
    }

    void dispose() {
        device.free();
    }
}

public class MinimapRedrawJob {
    private final Object stackedLock = new Object();
    private final List<DrawParameters> stacked = new ArrayList<>();

    /** Called from paint events, that is with the platform lock held. */
    void setParameters(DrawParameters p) {
        synchronized (stackedLock) {
            stacked.add(p);
        }
    }

    /** Called from the worker. */
    int disposeStacked() {
        List<DrawParameters> done;
        synchronized (stackedLock) {
            done = new ArrayList<>(stacked);
            stacked.clear();
        }
        for (DrawParameters p : done) {
            p.dispose();
        }
        return done.size();
    }

    public static void main(String[] args) throws InterruptedException {
        DisplayDevice device = new DisplayDevice();
        MinimapRedrawJob job = new MinimapRedrawJob();
        Thread worker = new Thread(() -> {
            int seen = 0;
            while (seen < 5_000) {
                seen += job.disposeStacked();
                Thread.yield();
            }
        }, "Worker-1");
        worker.start();
        for (int i = 0; i < 5_000; i++) {
            device.dispatch(() -> job.setParameters(new DrawParameters(device)));
        }
        worker.join();
        System.out.println(device.handles());
    }
}
// corpus: unseen19
