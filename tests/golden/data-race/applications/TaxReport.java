// ArrayList local filled with add from parallelStream().forEach.
// run: scan --only data-race
// expect: data-race field=TaxReport.lines.java.util.ArrayList
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

public class TaxReport {
    record Invoice(int id, String country, long netCents) {}

    record TaxLine(int invoiceId, long taxCents) {}

    private final Map<String, Integer> percentByCountry;
    private final ConcurrentHashMap<String, LongAdder> taxByCountry = new ConcurrentHashMap<>();

    TaxReport(Map<String, Integer> percentByCountry) {
        this.percentByCountry = Map.copyOf(percentByCountry);
    }

    private TaxLine compute(Invoice inv) {
        int pct = percentByCountry.getOrDefault(inv.country(), 0);
        long tax = inv.netCents() * pct / 100;
        taxByCountry.computeIfAbsent(inv.country(), c -> new LongAdder()).add(tax);
        return new TaxLine(inv.id(), tax);
    }

    List<TaxLine> lines(List<Invoice> invoices) {
        List<TaxLine> out = new ArrayList<>(invoices.size());
        invoices.parallelStream()
                .filter(i -> i.netCents() > 0)
                .map(this::compute)
                .forEach(out::add);
        return out;
    }

    long total(String country) {
        LongAdder a = taxByCountry.get(country);
        return a == null ? 0 : a.sum();
    }

    public static void main(String[] args) {
        String[] countries = {"DE", "FR", "NL"};
        List<Invoice> invoices = IntStream.range(0, 2000)
                .mapToObj(i -> new Invoice(i, countries[i % 3], i * 25L))
                .toList();
        TaxReport report = new TaxReport(Map.of("DE", 19, "FR", 20, "NL", 21));
        List<TaxLine> lines = report.lines(invoices);
        System.out.println("lines " + lines.size());
        for (String c : countries) {
            System.out.println(c + " " + report.total(c));
        }
    }
}
// corpus: unseen27
