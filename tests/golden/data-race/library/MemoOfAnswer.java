// An answer that every thread finds alike is kept in 32 bits, and read once: both may find it, and write the same.
// run: scan --library --only data-race --min-severity low
public class MemoOfAnswer {
    private volatile Object name;
    private byte answer = -1;
    private boolean asked;

    public void rename() {
        name = new Object();
    }

    public boolean isComplete() {
        byte known = answer;
        if (known == 1)
            return true;
        if (known == 0)
            return false;
        if (hashCode() % 2 == 0) {
            answer = 0;
            return false;
        }
        answer = 1; // expect: data-race field=MemoOfAnswer.answer severity=low
        return true;
    }

    // One constant is no answer but a claim: two may be the first.
    public boolean isFirst() {
        if (asked)
            return false;
        asked = true; // expect: data-race field=MemoOfAnswer.asked severity=medium
        return true;
    }
}
