// run: scan --library --only atomicity
// expect: none
// Missed: the source is a synchronized list given by the caller and shared: isEmpty and remove(0) are two lock steps
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

public class FN_BatchDrainer<T> {
    private final Object lock = new Object();
    private final Consumer<List<T>> target;
    private final int batchSize;
    private List<T> batch = new ArrayList<>();

    public FN_BatchDrainer(int batchSize, Consumer<List<T>> target) {
        this.batchSize = batchSize;
        this.target = target;
    }

    public static <E> List<E> newSource() {
        return Collections.synchronizedList(new ArrayList<>());
    }

    public void drain(List<T> source) {
        List<T> full = null;
        synchronized (lock) {
            while (full == null) {
                T t = next(source);
                if (t == null) {
                    break;
                }
                batch.add(t);
                if (batch.size() == batchSize) {
                    full = batch;
                    batch = new ArrayList<>();
                }
            }
        }
        if (full != null) {
            target.accept(full);
        }
    }

    private T next(List<T> source) {
        if (source.isEmpty()) {
            return null;
        }
        return source.remove(0);
    }
}
// corpus: unseen16
