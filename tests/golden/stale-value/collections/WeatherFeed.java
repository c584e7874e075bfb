// run: scan --library --only stale-value
// expect: stale-value
// subscribe tests contains and then adds to the copy-on-write list; one listener can be in it twice and gets each report twice
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.DoubleConsumer;

public class WeatherFeed {
    public sealed interface Report permits Temperature, Wind {
        double value();
    }

    public record Temperature(double value) implements Report {
    }

    public record Wind(double value) implements Report {
    }

    private final List<DoubleConsumer> temperature = new CopyOnWriteArrayList<>();
    private final List<DoubleConsumer> wind = new CopyOnWriteArrayList<>();

    private List<DoubleConsumer> listFor(Class<? extends Report> kind) {
        return kind == Wind.class ? wind : temperature;
    }

    /** Adding the same listener again has no effect. */
    public boolean subscribe(Class<? extends Report> kind, DoubleConsumer listener) {
        List<DoubleConsumer> list = listFor(kind);
        if (list.contains(listener)) {
            return false;
        }
        list.add(listener);
        return true;
    }

    public void unsubscribe(Class<? extends Report> kind, DoubleConsumer listener) {
        listFor(kind).remove(listener);
    }

    public void publish(Report report) {
        for (DoubleConsumer c : listFor(report.getClass())) {
            c.accept(report.value());
        }
    }
}
// corpus: unseen20
