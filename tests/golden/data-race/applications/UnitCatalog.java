// Static holder class: initialisation happens-before every use, the plain map is never written afterwards; results collected by reduction.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class UnitCatalog {
    private final Map<String, Double> factors;
    private int lookupsAtStart;

    private UnitCatalog() {
        factors = new HashMap<>();
        define("mm", 0.001);
        define("cm", 0.01);
        define("m", 1.0);
        define("km", 1000.0);
    }

    private void define(String unit, double f) {
        factors.put(unit, f);
        lookupsAtStart++;
    }

    private static class Holder {
        static final UnitCatalog TABLE = new UnitCatalog();
    }

    static UnitCatalog table() {
        return Holder.TABLE;
    }

    double metres(double value, String unit) {
        Double f = factors.get(unit);
        if (f == null) {
            throw new IllegalArgumentException(unit);
        }
        return value * f;
    }

    record Measure(double value, String unit) {
        double metres() {
            return table().metres(value, unit);
        }
    }

    static Map<String, Double> totals(List<Measure> ms) {
        return ms.parallelStream()
                .collect(Collectors.groupingBy(Measure::unit,
                        Collectors.summingDouble(Measure::metres)));
    }

    public static void main(String[] args) throws InterruptedException {
        String[] units = {"mm", "cm", "m", "km"};
        List<Measure> ms = IntStream.range(0, 400)
                .mapToObj(i -> new Measure(i, units[i % 4]))
                .collect(Collectors.toList());
        double[] single = new double[1];
        Thread t = new Thread(() -> single[0] = new Measure(5, "km").metres());
        t.start();
        Map<String, Double> result = totals(ms);
        t.join();
        System.out.println(result.size() + " " + single[0] + " " + table().lookupsAtStart);
    }
}
