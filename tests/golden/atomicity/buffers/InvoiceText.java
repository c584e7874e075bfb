// run: scan --library --only atomicity
// expect: none
// the StringBuffer is made in render and never leaves it, only its final string does
import java.util.ArrayList;
import java.util.List;

public class InvoiceText {
    public record Line(String text, long cents) { }

    private final Object lock = new Object();
    private final List<Line> lines = new ArrayList<>();
    private String footer = "";

    public void add(String text, long cents) {
        synchronized (lock) {
            lines.add(new Line(text, cents));
        }
    }

    public void footer(String f) {
        synchronized (lock) {
            footer = f;
        }
    }

    public String render(int width) {
        synchronized (lock) {
            StringBuffer out = new StringBuffer();
            long sum = 0;
            for (Line l : lines) {
                pad(out, l.text(), width);
                out.append(l.cents()).append('\n');
                sum += l.cents();
            }
            if (out.length() > 0) {
                out.append("-".repeat(width)).append('\n');
            }
            pad(out, "total", width);
            out.append(sum).append('\n').append(footer);
            if (out.charAt(out.length() - 1) == '\n') {
                out.setLength(out.length() - 1);
            }
            return out.toString();
        }
    }

    private static void pad(StringBuffer out, String text, int width) {
        int start = out.length();
        out.append(text);
        while (out.length() - start < width) {
            out.append(' ');
        }
    }
}
// corpus: unseen17
