// Conway's game of life: nested loops over boolean arrays, wrapping indices.
public class Life {
	public static void main(String[] args) {
		int h = 8, w = 10;
		boolean[][] cells = new boolean[h][w];
		int[][] glider = { { 0, 1 }, { 1, 2 }, { 2, 0 }, { 2, 1 }, { 2, 2 } };
		for (int[] p : glider)
			cells[p[0]][p[1]] = true;
		for (int generation = 0; generation < 12; generation++) {
			boolean[][] next = new boolean[h][w];
			for (int y = 0; y < h; y++)
				for (int x = 0; x < w; x++) {
					int n = 0;
					for (int dy = -1; dy <= 1; dy++)
						for (int dx = -1; dx <= 1; dx++)
							if ((dx != 0 || dy != 0) && cells[(y + dy + h) % h][(x + dx + w) % w])
								n++;
					next[y][x] = n == 3 || n == 2 && cells[y][x];
				}
			cells = next;
		}
		for (boolean[] row : cells) {
			for (boolean cell : row)
				System.out.print(cell ? '#' : '.');
			System.out.println();
		}
	}
}
