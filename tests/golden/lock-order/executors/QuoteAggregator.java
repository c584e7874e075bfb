// run: scan --only lock-order
// expect: lock-order
// Aggregator.best joins a CompletableFuture while holding its ReentrantLock; the future's thenApply stage runs Aggregator.normalise on the pool, which takes the same lock.
package quotes;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;

interface QuoteSource {
    double ask(String symbol);
}

class Aggregator {
    private final ReentrantLock lock = new ReentrantLock();
    private final ExecutorService io;
    private final List<QuoteSource> sources;
    private double factor = 1.0;
    private double lastBest;

    Aggregator(ExecutorService io, List<QuoteSource> sources) {
        this.io = io;
        this.sources = sources;
    }

    void setFactor(double f) {
        lock.lock();
        try {
            factor = f;
        } finally {
            lock.unlock();
        }
    }

    private double normalise(double raw) {
        lock.lock();
        try {
            return raw * factor;
        } finally {
            lock.unlock();
        }
    }

    private CompletableFuture<Double> fetch(QuoteSource s, String symbol) {
        return CompletableFuture.supplyAsync(() -> s.ask(symbol), io).thenApplyAsync(this::normalise, io);
    }

    double best(String symbol) {
        lock.lock();
        try {
            List<CompletableFuture<Double>> all = sources.stream()
                    .map(s -> fetch(s, symbol))
                    .collect(Collectors.toList());
            lastBest = all.stream().mapToDouble(CompletableFuture::join).min().orElse(Double.NaN);
            return lastBest;
        } finally {
            lock.unlock();
        }
    }
}

public class QuoteAggregator {
    public static void main(String[] args) {
        ExecutorService io = Executors.newFixedThreadPool(2);
        Aggregator a = new Aggregator(io, List.of(s -> 10.5, s -> s.length() * 3.0));
        a.setFactor(1.02);
        System.out.println(a.best("ACME"));
        io.shutdown();
    }
}
// corpus: unseen
