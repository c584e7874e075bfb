// run: scan --only lock-order
// expect: lock-order
// execute() holds the stage and CompileStage.doWork locks the board (StageBoard.report); StageBoard.render holds the board and calls PipelineStage.status, which locks the stage
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public abstract class PipelineStage {
    private final String label;
    private int percent;
    protected final StageBoard board;

    protected PipelineStage(String label, StageBoard board) {
        this.label = label;
        this.board = board;
    }

    public final synchronized void execute() {
        for (int step = 1; step <= 10; step++) {
            doWork(step);
            percent = step * 10;
        }
    }

    protected abstract void doWork(int step);

    public synchronized String status() {
        return label + "=" + percent + "%";
    }

    public static void main(String[] args) throws InterruptedException {
        StageBoard board = new StageBoard();
        List<PipelineStage> stages = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            PipelineStage s = new CompileStage("module" + i, board);
            board.register(s);
            stages.add(s);
        }
        Thread painter = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                board.render();
            }
        });
        painter.start();
        for (PipelineStage s : stages) {
            new Thread(s::execute).start();
        }
        painter.join();
    }
}

class CompileStage extends PipelineStage {
    CompileStage(String label, StageBoard board) {
        super(label, board);
    }

    @Override
    protected void doWork(int step) {
        board.report("javac pass " + step);
    }
}

class StageBoard {
    private final List<PipelineStage> stages = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    synchronized void register(PipelineStage s) {
        stages.add(s);
    }

    synchronized void report(String line) {
        lines.add(line);
    }

    synchronized String render() {
        return stages.stream().map(PipelineStage::status).collect(Collectors.joining(" "));
    }
}
// corpus: unseen12
