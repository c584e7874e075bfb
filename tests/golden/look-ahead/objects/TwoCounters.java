// Two threads run the same code on counters of their own: by field alone they conflict. Points-to knows better as far as the
// counters are made at different places: of Plain it always does, of Made only with the receiver of make() as context.
// By demand the answers are the same, as far as the budget goes. The machine's heap at the moment of the choice needs no places.
public class TwoCounters {
    static class Plain {
        int n;
    }

    static class Made {
        int n;
    }

    static class Maker {
        Made make() {
            return new Made();
        }
    }

    static class Left extends Thread {
        Plain plain = new Plain();
        Made made = new Maker().make();

        public void run() {
            plain.n++;
            made.n++;
        }
    }

    static class Right extends Thread {
        Plain plain = new Plain();
        Made made = new Maker().make();

        public void run() {
            plain.n++;
            made.n++;
        }
    }

    public static void main(String[] args) throws Exception {
        Left left = new Left();
        Right right = new Right();
        left.start();
        right.start();
        left.join();
        right.join();
        assert left.plain.n + right.plain.n == 2 && left.made.n + right.made.n == 2;
    }
}

// run: raddle check $CLASSES --main TwoCounters --points-to none --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: sometimes a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: sometimes a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (240 states, 563 transitions, depth 17)
// run: raddle check $CLASSES --main TwoCounters --points-to ci-ex --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: TwoCounters$Made.n of objects made at: TwoCounters$Maker.make:15
// out: TwoCounters$Plain.n of objects made at: TwoCounters$Left.<init>:20
// out: TwoCounters$Plain.n of objects made at: TwoCounters$Right.<init>:30
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: never a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: sometimes a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (132 states, 291 transitions, depth 15)
// run: raddle check $CLASSES --main TwoCounters --points-to cs-ex --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: TwoCounters$Made.n of objects made at: TwoCounters$Maker.make:15
// out: TwoCounters$Plain.n of objects made at: TwoCounters$Left.<init>:20
// out: TwoCounters$Plain.n of objects made at: TwoCounters$Right.<init>:30
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: never a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: never a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (56 states, 107 transitions, depth 13)
// run: raddle check $CLASSES --main TwoCounters --points-to ci-dd --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: TwoCounters$Made.n of objects made at: 1 places
// out: TwoCounters$Plain.n of objects made at: 1 places
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: never a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: sometimes a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (132 states, 291 transitions, depth 15)
// run: raddle check $CLASSES --main TwoCounters --points-to cs-dd --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: TwoCounters$Made.n of objects made at: 1 places
// out: TwoCounters$Plain.n of objects made at: 1 places
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: never a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: never a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (56 states, 107 transitions, depth 13)
// run: raddle check $CLASSES --main TwoCounters --points-to cs-dd --budget 10 --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: sometimes a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: sometimes a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (240 states, 563 transitions, depth 17)
// run: raddle check $CLASSES --main TwoCounters --points-to heap --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: monitor of TwoCounters$Right: always a choice
// out: TwoCounters$Plain.n: never a choice
// out: TwoCounters$Left.made: never a choice
// out: TwoCounters$Made.n: never a choice
// out: TwoCounters$Right.made: never a choice
// out: complete: no error (53 states, 102 transitions, depth 12)
