// run: scan --library --only lock-order
// expect: lock-order
// append holds this run and locks the other one in snapshot(); a.append(b) against b.append(a) blocks
import java.util.Arrays;

public final class GlyphRun {
    private int[] glyphs = new int[16];
    private int count;

    public synchronized void add(int glyph) {
        grow(count + 1);
        glyphs[count++] = glyph;
    }

    public synchronized int[] snapshot() {
        return Arrays.copyOf(glyphs, count);
    }

    public synchronized void append(GlyphRun tail) {
        int[] more = tail.snapshot();
        grow(count + more.length);
        System.arraycopy(more, 0, glyphs, count, more.length);
        count += more.length;
    }

    private void grow(int want) {
        if (want > glyphs.length) {
            glyphs = Arrays.copyOf(glyphs, Math.max(want, glyphs.length * 2));
        }
    }
}
// corpus: unseen14
