// run: scan --only lock-order --library
// expect: lock-order locks=LuceneWriterBad$DocWriter,LuceneWriterBad$IndexWriter
// Lucene shape: the index writer flushes the document writer; the document writer, locked, asks the index writer for a segment.
public class LuceneWriterBad {
    public static final class IndexWriter {
        private final DocWriter docs = new DocWriter(this);
        private int segments;
        public void add() { docs.add(); }
        synchronized int newSegment() { return segments++; }
        public synchronized void flush() { docs.flush(); }
    }
    static final class DocWriter {
        private final IndexWriter writer;
        private int buffered;
        DocWriter(IndexWriter w) { writer = w; }
        synchronized void add() { if (++buffered > 2) buffered = writer.newSegment() & 1; }
        synchronized void flush() { buffered = 0; }
    }
}
// corpus: software
