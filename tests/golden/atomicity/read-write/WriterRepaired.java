// run: scan --only atomicity
// expect: none
// the line is assembled locally and written with one locked call
class LineWriter {
    private final StringBuilder out = new StringBuilder();

    public synchronized void write(String s) {
        out.append(s);
    }

    public synchronized String text() {
        return out.toString();
    }
}

public class WriterRepaired {
    private int number;
    private final LineWriter writer;

    public WriterRepaired(LineWriter writer) {
        this.writer = writer;
    }

    public synchronized void printMove(String white, String black) {
        number++;
        StringBuilder line = new StringBuilder();
        line.append(number).append(". ").append(white).append(' ').append(black).append('\n');
        writer.write(line.toString());
    }
}
// corpus: unseen
