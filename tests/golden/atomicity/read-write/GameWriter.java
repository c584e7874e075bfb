// run: scan --only atomicity
// expect: atomicity
// the printer's lock is held over several writes each of which locks the shared writer on its own (Jose shape)
public class GameWriter {
    private int moveNumber;
    private final MoveWriter writer;

    public GameWriter(MoveWriter writer) {
        this.writer = writer;
    }

    public synchronized void printMove(String white, String black) {
        moveNumber++;
        writer.write(moveNumber + ". ");
        writer.write(white);
        writer.write(" ");
        writer.write(black);
        writer.newLine();
    }

    public static class MoveWriter {
        private final StringBuilder out = new StringBuilder();

        public synchronized void write(String s) {
            out.append(s);
        }

        public synchronized void newLine() {
            out.append('\n');
        }

        public synchronized String text() {
            return out.toString();
        }
    }
}
// corpus: unseen
