// run: scan --only lock-order
// expect: lock-order
// Locks hidden in an AutoCloseable guard: ChartModel.addSeries takes model then legend, Legend.rename takes legend then model.
package chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

final class Guard implements AutoCloseable {
    private final Lock lock;

    private Guard(Lock lock) {
        this.lock = lock;
    }

    static Guard hold(Lock lock) {
        lock.lock();
        return new Guard(lock);
    }

    @Override
    public void close() {
        lock.unlock();
    }
}

class ChartModel {
    private final Lock lock = new ReentrantLock();
    private final Map<String, List<Double>> series = new LinkedHashMap<>();
    private Legend legend;

    void setLegend(Legend legend) {
        this.legend = legend;
    }

    void addSeries(String name, List<Double> values) {
        try (Guard g = Guard.hold(lock)) {
            series.put(name, new ArrayList<>(values));
            legend.show(name);
        }
    }

    void renameKey(String from, String to) {
        try (Guard g = Guard.hold(lock)) {
            List<Double> v = series.remove(from);
            if (v != null) {
                series.put(to, v);
            }
        }
    }

    int size() {
        try (Guard g = Guard.hold(lock)) {
            return series.size();
        }
    }
}

class Legend {
    private final Lock lock = new ReentrantLock();
    private final List<String> labels = new ArrayList<>();
    private final ChartModel model;

    Legend(ChartModel model) {
        this.model = model;
    }

    void show(String label) {
        try (Guard g = Guard.hold(lock)) {
            labels.add(label);
        }
    }

    void rename(String from, String to) {
        try (Guard g = Guard.hold(lock)) {
            int i = labels.indexOf(from);
            if (i >= 0) {
                labels.set(i, to);
            }
            model.renameKey(from, to);
        }
    }
}

public class ChartGuard {
    public static void main(String[] args) throws InterruptedException {
        ChartModel model = new ChartModel();
        Legend legend = new Legend(model);
        model.setLegend(legend);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                model.addSeries("s" + i, List.of(1.0, 2.0, (double) i));
            }
        });
        Thread ui = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                legend.rename("s" + i, "Series " + i);
            }
        });
        feed.start();
        ui.start();
        feed.join();
        ui.join();
        System.out.println(model.size());
    }
}
// corpus: unseen
