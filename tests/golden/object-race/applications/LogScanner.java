// The static LineParser instance keeps its parse position in fields and is used by parallel stream workers.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=LogScanner$LineParser.text
// expect: data-race field=LogScanner$LineParser.pos
// expect: object-race class=LogScanner$LineParser
// corpus: unseen31
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class LogScanner {
    enum Level { INFO, WARN, ERROR }

    record Entry(Level level, int thread, String message) { }

    static class LineParser {
        private String text = "";
        private int pos;

        Entry parse(String line) {
            text = line;
            pos = 0;
            Level level = Level.valueOf(word());
            int thread = Integer.parseInt(word());
            return new Entry(level, thread, rest());
        }

        private String word() {
            int end = text.indexOf(' ', pos);
            String w = end < 0 ? text.substring(pos) : text.substring(pos, end);
            pos = end < 0 ? text.length() : end + 1;
            return w;
        }

        private String rest() {
            return text.substring(pos);
        }
    }

    private static final LineParser PARSER = new LineParser();

    static Entry read(String line) {
        try {
            return PARSER.parse(line);
        } catch (RuntimeException e) {
            return new Entry(Level.ERROR, -1, line);
        }
    }

    static Map<Level, Long> histogram(List<String> lines) {
        return lines.parallelStream()
                .map(LogScanner::read)
                .collect(Collectors.groupingBy(Entry::level, Collectors.counting()));
    }

    static List<String> sample(int n) {
        Level[] all = Level.values();
        return IntStream.range(0, n)
                .mapToObj(i -> all[i % 3] + " " + i % 16 + " request " + i + " done")
                .collect(Collectors.toList());
    }

    public static void main(String[] args) {
        Map<Level, Long> h = histogram(sample(300));
        System.out.println(h.values().stream().mapToLong(Long::longValue).sum());
    }
}
